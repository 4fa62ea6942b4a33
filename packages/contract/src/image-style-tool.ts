// The image-style tool's parameters, as documented. Imports no schema library, since the page needs
// none.

/** The prompt for an image service. */
export const STYLE_PROMPT = 'a ghibli style image'
/** Default strength, 0 to 1: how much the picture may differ from the photo. */
export const STYLE_STRENGTH = 0.8
/** The same for an image service, with the documented value. */
export const STYLE_SERVICE_STRENGTH = 0.5
/** Number of steps of the service's latent consistency model. */
export const STYLE_STEPS = 5
/** The tool's name, stored with a picture. */
export const STYLE_GENERATOR = 'ghibli-img2img'
/** Suffix of the names of the tool's pictures. */
export const STYLE_FILE_SUFFIX = '_ghibli.png'
/**
 * Longest side to style, in pixels, and max number of pixels. A larger photo is scaled down first.
 */
export const STYLE_MAX_SIDE = 2048
export const STYLE_MAX_PIXELS = 2048 * 1536
/** Longest side of a picture sent to an image service. */
export const STYLE_SERVICE_MAX_SIDE = 1024
/** Media types that the tool accepts. */
export const STYLE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

/** Progress messages while a photo is styled, in this order. */
export const styleProgress = [
  'Preparing image...',
  'Sending request to the image service...',
  'Processing results...',
  'Preparing upload...',
  'Uploading image to server...',
  'Image transformed and saved!',
] as const

export const styleMessages = {
  notAnImage: 'Please upload a valid image file (PNG, JPG, etc.).',
  noImage: 'Please upload an image first.',
  unreadable: 'Failed to read file as base64 string.',
  noData: 'Image data not found in response.',
  unknown: 'An unknown error occurred',
  /** Possible causes, shown after the documented message. */
  damaged: 'The file may be damaged, or not be a picture at all.',
  heic: 'This browser cannot open HEIC photos. Save it as a JPG first, or open this page in Safari.',
  empty: 'This file is empty. Please choose another one.',
  tooSmall: (width: number, height: number) =>
    `This picture is too small to paint: ${width} × ${height} pixels. 16 pixels a side are the least.`,
  offline: 'You seem to be offline. Your photo is still here: try again once you are connected.',
  httpError: (status: number) => `HTTP error! status: ${status}`,
  uploadError: (status: number) => `Upload failed! status: ${status}`,
  transformFailed: (cause: string) => `Failed image transformation: ${cause}`,
  uploadFailed: (cause: string) => `Failed to upload transformed image: ${cause}`,
  temporary: 'Temporary preview',
  saved: 'Saved to server',
} as const
