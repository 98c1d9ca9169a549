import { type GreetingPicture } from "~/domain/greetingDraft";
import { MOST_PICTURE_BYTES, pictureHeader, pictureProblem, type PictureProblem } from "~/domain/pictureFile";

/** Larger than any screen that opens a greeting shows it. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.88;
/** A PNG that stays larger than this is a photo, and a JPEG of it is a fraction. */
const MOST_PNG_BYTES = 1_500_000;

/**
 * Reads a file as a greeting's picture. It is weighed before it is read and measured before it is unpacked; then it is
 * turned as its camera says, and drawn anew, which leaves out place, time and everything else the camera wrote down.
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
