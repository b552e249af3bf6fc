import { saveFile } from '@board/platform';

/** Twice as fine as it is drawn: phones show pictures that way. */
const scale = 2;

export const addressOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The drawing as a PNG, which every chat takes. */
export async function savePicture(svg: string, name: string): Promise<void> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  saveFile(await new Promise((done) => canvas.toBlob(done, 'image/png')), name);
}
