// Every class is called by its own name, however the sheet is imported.
const classes = new Proxy(
  {},
  {
    get: (_, key) => {
      if (key === '__esModule') return true;
      return key === 'default' ? classes : key;
    },
  },
);

module.exports = classes;
