const size = { width: 640, height: 320, scaledWidth: 640, scaledHeight: 320 };

function AutoSizer({ children }) {
  return children(size);
}

module.exports = { __esModule: true, default: AutoSizer, AutoSizer };
