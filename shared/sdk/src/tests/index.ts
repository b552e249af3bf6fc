export * from '@board/test-kit';
export * from '@board/test-kit/contract';
