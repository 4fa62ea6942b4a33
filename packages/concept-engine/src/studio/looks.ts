import type { Look } from '@agency/contract/concept'
import { designStyles } from '@agency/contract/generator-form'
import { archetypesOf } from '../layout/archetypes.ts'

/** The visual style that stands for a design style; undefined for an unknown one. */
export function lookOfStyle(name: string): Look | undefined {
  const style = designStyles.find((candidate) => candidate === name)
  if (!style) return undefined
  const [{ look, treatments }] = archetypesOf(style)
  return { ...look, treatment: treatments[0] }
}
