/** Drawn by `npm run share-images`, 1200 × 630: the head of each page without the agency's name. */
const files: Record<string, string> = import.meta.glob('./share/*.jpg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** The file that stands for a path: '/' is home, '/services/a' is services_a. */
const fileOf = (path: string) =>
  `./share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}.jpg`

/** The picture of a page for shared links; the home page's where it has none. */
export const shareImageOf = (path: string): string =>
  files[fileOf(path)] ?? files[fileOf('/')] ?? ''
