import { useStateValue } from '@board/platform';
import { lateDialog } from '@board/ui';
import { layers, openPalette, openShortcuts } from '../commands/open-layers.ts';
import { useAllCommands } from '../commands/use-all-commands.ts';
import { withWords } from '../messages/late/with-words.ts';
import { forgetEarly } from './early-letters.ts';
import { useShortcuts } from './use-shortcuts.ts';

const PaletteLayer = lateDialog(
  async () => (await withWords(import('./palette-layer.tsx'))).PaletteLayer,
);
const ShortcutSheet = lateDialog(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);

/** What the keyboard opens anywhere; its code comes when it is first opened. */
export function KeyboardLayers() {
  const palette = useStateValue(layers, (open) => open.palette);
  const shortcuts = useStateValue(layers, (open) => open.shortcuts);
  const commands = useAllCommands();
  useShortcuts({ commands, onPalette: openPalette, onSheet: openShortcuts });
  return (
    <>
      {palette && (
        <PaletteLayer
          commands={commands}
          onClose={() => {
            layers.palette = false;
            forgetEarly();
          }}
        />
      )}
      {shortcuts && (
        <ShortcutSheet
          commands={commands}
          onClose={() => {
            layers.shortcuts = false;
          }}
        />
      )}
    </>
  );
}
