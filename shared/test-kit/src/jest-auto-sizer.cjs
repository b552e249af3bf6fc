const size = { width: 640, height: 320, scaledWidth: 640, scaledHeight: 320 };

function AutoSizer({ children }) {
  return children(size);
}

// nivo's CommonJS build takes the module itself for the component.
module.exports = Object.assign(AutoSizer, { __esModule: true, default: AutoSizer, AutoSizer });
