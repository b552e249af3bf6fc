// Adds toBeVisible() and the like to expect() in every browser package.
import '@testing-library/jest-dom';
