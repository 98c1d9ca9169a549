import { type GreetingPicture } from "~/domain/greetingDraft";
import { MOST_PICTURE_BYTES, pictureHeader, pictureProblem, type PictureProblem } from "~/domain/pictureFile";

/** In pixels; larger than a greeting is ever shown. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.88;
/** A PNG that is still larger than this is a photo, and much smaller as a JPEG. */
const MOST_PNG_BYTES = 1_500_000;

/**
 * Prepares a file as a greeting's picture, or returns the problem. Its size is checked before it is read, its
 * dimensions before it is decoded. Then it is turned upright by its EXIF data and re-encoded, which drops place, time
 * and all other metadata.
 */
export async function preparePicture(file: Blob): Promise<GreetingPicture | PictureProblem> {
  if (file.size > MOST_PICTURE_BYTES) return "tooLarge";
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const problem = pictureProblem(bytes);
    if (problem) return problem;
    const { type } = pictureHeader(bytes)!;
    const bitmap = await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: "from-image" });
    const drawn = await redrawn(bitmap, type);
    bitmap.close();
    return { base64: await base64Of(drawn), url: URL.createObjectURL(drawn) };
  } catch {
    return "unreadable";
  }
}

/** The picture of a greeting there is, to be sent once more with the new one. Throws where it does not come. */
export async function fetchPicture(url: string, options: Pick<RequestInit, "credentials" | "signal">) {
  const response = await fetch(url, options);
  return response.ok ? preparePicture(await response.blob()) : "unreadable";
}

async function redrawn(bitmap: ImageBitmap, type: "image/png" | "image/jpeg"): Promise<Blob> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await written(canvas, type);
  if (blob.type !== "image/png" || blob.size <= MOST_PNG_BYTES) return blob;
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return written(canvas, "image/jpeg");
}

function written(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be drawn."))),
      type,
      QUALITY,
    ),
  );
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("The picture could not be read."));
    reader.readAsDataURL(blob);
  });
}
