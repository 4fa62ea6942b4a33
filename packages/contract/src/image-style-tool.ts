// What the image-style tool sends, as documented. No schema library here: its page needs none.

/** What an image service is asked for. */
export const STYLE_PROMPT = 'a ghibli style image'
/** How far the picture is led away from the photo unless a person says otherwise, 0 to 1. */
export const STYLE_STRENGTH = 0.8
/** The same of an image service, which is asked as documented. */
export const STYLE_SERVICE_STRENGTH = 0.5
/** Steps of the service's latent consistency model. */
export const STYLE_STEPS = 5
/** The tool's name beside a kept picture. */
export const STYLE_GENERATOR = 'ghibli-img2img'
/** Ends the name of a picture that the tool made. */
export const STYLE_FILE_SUFFIX = '_ghibli.png'
/** Longest side that is styled, in pixels, and most pixels. A larger photo is made smaller first. */
export const STYLE_MAX_SIDE = 2048
export const STYLE_MAX_PIXELS = 2048 * 1536
/** Longest side that an image service is sent. */
export const STYLE_SERVICE_MAX_SIDE = 1024
/** Media types that the tool takes. */
export const STYLE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

/** What is said while a photo becomes a picture, in this order. */
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
  /** After the documented words, what it may mean. */
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
