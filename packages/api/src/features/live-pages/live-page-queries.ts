import type { Database } from '@agency/db/connect'

/**
 * What a generation can show: its finished concept, or the composed one that is still being drawn.
 * Undefined if that was deleted, or if the generation ended without one.
 */
export const findConceptOfGeneration = (db: Database, generationId: string) =>
  db
    .selectFrom('generations')
    .leftJoin('concepts', 'concepts.generationId', 'generations.id')
    .select(['concepts.id as conceptId', 'concepts.revision'])
    .where('generations.id', '=', generationId)
    .where((eb) =>
      eb.or([
        eb('concepts.id', 'is not', null),
        eb.and([
          eb('generations.finishedAt', 'is', null),
          eb('generations.concept', 'is not', null),
        ]),
      ]),
    )
    .executeTakeFirst()

/** The concept with this public id, if the gallery currently shows it. */
export const findShownConcept = (db: Database, publicId: string) =>
  db
    .selectFrom('concepts')
    .select(['id as conceptId', 'revision'])
    .where('publicId', '=', publicId)
    .where('active', '=', true)
    .where('released', '=', true)
    .executeTakeFirst()

/** A stored concept, as JSON. */
export const readConcept = (db: Database, id: number) =>
  db.selectFrom('concepts').select('concept').where('id', '=', id).executeTakeFirst()

/** A generation's composed concept, as JSON. */
export const readComposedConcept = (db: Database, generationId: string) =>
  db.selectFrom('generations').select('concept').where('id', '=', generationId).executeTakeFirst()
