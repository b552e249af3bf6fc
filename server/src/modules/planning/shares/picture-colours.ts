/** The light look of the product: a picture is sent to who knows whom, and printed. Held against its tokens by a test. */
export const pictureColours = {
  paper: '#ffffff',
  ink: '#1b1916',
  soft: '#514c45',
  line: '#e6e3df',
  busy: { bg: '#eeece9', edge: '#514c45', ink: '#1b1916' },
  courses: [
    { bg: '#e0f5f4', edge: '#049895', ink: '#034e4d' },
    { bg: '#faeee1', edge: '#b17721', ink: '#5e3b00' },
    { bg: '#feeaed', edge: '#be6577', ink: '#692e3b' },
    { bg: '#eaf4e5', edge: '#64944c', ink: '#2e4e1c' },
    { bg: '#f4ecfc', edge: '#9871ba', ink: '#503666' },
  ],
} as const;

/** The faces of the product, which a picture has of the system that shows it. */
export const pictureFont =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI Variable Text', 'Segoe UI', Roboto, 'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif";
