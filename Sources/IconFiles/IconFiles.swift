import IconModel
