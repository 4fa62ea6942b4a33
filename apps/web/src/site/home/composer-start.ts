/** The composer, and beside it the frames that it needs with the first words. */
export async function startComposer() {
  const frames = import('../generator/preview-frames.tsx').catch(() => {})
  const { PageComposer } = await import('./page-composer.tsx')
  await frames
  return { default: PageComposer }
}
