/** Where a concept's picture is loaded from: other sites' pictures come through this server. */
export const pictureAddress = (imageUrl: string) =>
  imageUrl.startsWith('http') ? `/api/proxy-image?url=${encodeURIComponent(imageUrl)}` : imageUrl
