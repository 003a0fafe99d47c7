/** The pictures of a battle side by side as one file, drawn as they look on the page. */

const GAP = 10;
const SCALE = 2.5;

/** Colours are written out: a picture of its own knows no style sheet. */
function withColours(svg: SVGElement): string {
  const copy = svg.cloneNode(true) as SVGElement;
  const shown = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const made = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  shown.forEach((each, at) => {
    const style = getComputedStyle(each);
    for (const name of ['fill', 'stroke'] as const)
      if (each.hasAttribute(name)) made[at]?.setAttribute(name, style.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

function pictured(svg: SVGElement): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error('no picture'));
    };
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withColours(svg))}`;
  });
}

/** Save every drawing inside an element as one row of pictures. */
export async function saveStrip(element: HTMLElement): Promise<void> {
  const drawings = [...element.querySelectorAll<SVGElement>('svg')];
  const images = await Promise.all(drawings.map(pictured));
  const sizes = drawings.map((each) => each.getBoundingClientRect());
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * sizes.reduce((sum, each) => sum + each.width + GAP, GAP);
  canvas.height = SCALE * (Math.max(...sizes.map((each) => each.height)) + 2 * GAP);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = getComputedStyle(document.body).backgroundColor || '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  let x = GAP;
  images.forEach((image, at) => {
    const { width, height } = sizes[at] ?? { width: 0, height: 0 };
    pen.drawImage(image, x * SCALE, GAP * SCALE, width * SCALE, height * SCALE);
    x += width + GAP;
  });
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = 'battle.png';
  link.click();
}
