// What the image-style tool sends, as documented. No schema library here: its page needs none.

/** What an image service is asked for. */
export const STYLE_PROMPT = 'a ghibli style image'
/** How far the picture is led away from the photo unless a person says otherwise, 0 to 1. */
export const STYLE_STRENGTH = 0.5
/** Steps of the service's latent consistency model. */
export const STYLE_STEPS = 5
/** The tool's name beside a kept picture. */
export const STYLE_GENERATOR = 'ghibli-img2img'
/** Ends the name of a picture that the tool made. */
export const STYLE_FILE_SUFFIX = '_ghibli.png'
/** Longest side that is styled, in pixels. A larger photo is made smaller first. */
export const STYLE_MAX_SIDE = 1024
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
  httpError: (status: number) => `HTTP error! status: ${status}`,
  uploadError: (status: number) => `Upload failed! status: ${status}`,
  transformFailed: (cause: string) => `Failed image transformation: ${cause}`,
  uploadFailed: (cause: string) => `Failed to upload transformed image: ${cause}`,
  temporary: 'Temporary preview',
  saved: 'Saved to server',
} as const
