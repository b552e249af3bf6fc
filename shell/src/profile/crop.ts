/** Width and height of the picture that is kept. */
export const side = 256;

interface Size {
  width: number;
  height: number;
}

/** How the whole picture lies behind the window: its corner, and how much larger than needed it is. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export function centred(image: Size): Crop {
  const { width, height } = shownSize(image, 1);
  return { x: (side - width) / 2, y: (side - height) / 2, zoom: 1 };
}

/** The window always stays full. */
export function moved(image: Size, crop: Crop, x: number, y: number): Crop {
  const { width, height } = shownSize(image, crop.zoom);
  return {
    zoom: crop.zoom,
    x: Math.min(0, Math.max(side - width, crop.x + x)),
    y: Math.min(0, Math.max(side - height, crop.y + y)),
  };
}

/** What is in the middle stays there. */
export function zoomed(image: Size, crop: Crop, zoom: number): Crop {
  const growth = zoom / crop.zoom;
  const middle = side / 2;
  const grown = {
    zoom,
    x: middle - (middle - crop.x) * growth,
    y: middle - (middle - crop.y) * growth,
  };
  return moved(image, grown, 0, 0);
}

export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = shownSize(image, crop.zoom);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, side, side);
  context.drawImage(image, crop.x, crop.y, width, height);
}

export function picture(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      'image/webp',
      0.9,
    ),
  );
}

function shownSize({ width, height }: Size, zoom: number): Size {
  const scale = (side / Math.min(width, height)) * zoom;
  return { width: width * scale, height: height * scale };
}
