import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { isNewDevice, knownDevices } from './known-devices.repository.ts';

describeOnEngines('the devices that somebody is known by', () => {
  const board = boardForAll();

  it('are the fifty that were seen last, whatever else signed in', async () => {
    const { user } = await board.asUser();
    const { database } = board.services;
    const seen = (name: string) => {
      board.clock.advance(1);
      return database.transaction((tx) => isNewDevice(board.services, tx, user.id, name));
    };
    const name = (count: number) => `Browser ${'x'.repeat(count)}`;
    await seen('Phone');
    for (let count = 0; count < 55; count += 1) {
      await seen(name(count));
      expect(await seen('Phone')).toBe(false);
    }
    const devices = (await knownDevices(database.reader, user.id)).map(({ device }) => device);
    expect(devices).toHaveLength(50);
    expect(devices.slice(0, 2)).toEqual(['Phone', name(54)]);
    expect(await seen(name(0))).toBe(true);
  });
});
