import { type Practice, practise } from './practise.ts';

process.on('disconnect', () => process.exit());
process.once('message', (practice: Practice) => {
  void practise(practice).then((practised) => {
    process.send?.(practised, () => process.disconnect());
  });
});
