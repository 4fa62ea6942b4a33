/** Loads the composer, together with the frames that it needs from the first words on. */
export async function startComposer() {
  const frames = import('../generator/preview-frames.tsx').catch(() => {})
  const { PageComposer } = await import('./page-composer.tsx')
  await frames
  return { default: PageComposer }
}
