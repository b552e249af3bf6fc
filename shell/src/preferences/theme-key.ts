export const themeKey = 'darkMode';
