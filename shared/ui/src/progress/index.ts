export { Meter, type MeterProps, ProgressBar, type ProgressBarProps } from './progress.tsx';
