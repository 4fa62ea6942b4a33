import { NewBrief } from '@agency/contract/brief'
import { NewMessage } from '@agency/contract/contact-message'
import { ActivityEntry, DashboardSummary } from '@agency/contract/dashboard'
import { CreatedEstimate, NewEstimate } from '@agency/contract/estimate'
import { GalleryConcept, StaffConcept } from '@agency/contract/gallery-concept'
import { GenerationResult } from '@agency/contract/generation'
import { StyledImage } from '@agency/contract/image-style-request'
import { ImageStyleResult } from '@agency/contract/image-style-result'
import { LoggedIn, Login } from '@agency/contract/login'
import { Project, ProjectDetail } from '@agency/contract/project'
import { Captions, NewProject, WholeProject } from '@agency/contract/project-change'
import { LoginWithCode, SecondFactorNeeded } from '@agency/contract/second-factor'
import { z } from 'zod'

const success = z.literal(true)
const message = z.string()

/** A project with its documented names. */
const documentedNames = { Active: z.boolean(), IsFeatured: z.boolean() }
export const RestProject = Project.omit({ active: true, featured: true }).extend(documentedNames)
const RestProjectDetail = ProjectDetail.omit({ active: true, featured: true }).extend(
  documentedNames,
)

/** The fields of a project in JSON: all but its pictures. */
const ProjectFields = NewProject.omit({ active: true, featured: true, gallery: true }).extend({
  Active: z.boolean().optional(),
  IsFeatured: z.boolean().optional(),
})

const flag = z.literal('true').optional()
/** The fields of a project in a form, apart from its pictures. */
export const ProjectForm = WholeProject.omit({ active: true, featured: true }).extend({
  Active: z.boolean().optional(),
  IsFeatured: z.boolean().optional(),
  captions: Captions.optional(),
  ...{ deleteCoverImage: flag, deleteImage2: flag, deleteImage3: flag },
})

/** The bodies of the documented paths, as callers see them. */
export const restShapes = {
  Login,
  LoginResult: z.union([LoggedIn.extend({ success }), SecondFactorNeeded.extend({ success })]),
  LoginWithCode,
  LoggedIn: LoggedIn.extend({ success }),
  NewMessage,
  MessageStored: z.object({ success, message }),
  NewBrief,
  ConceptMade: GenerationResult.extend({ success }),
  NewEstimate,
  QuoteMade: CreatedEstimate.extend({ success }),
  PhotoPainted: StyledImage.extend({ success }),
  PictureKept: ImageStyleResult.extend({ success }),
  GalleryConcepts: z.array(z.union([StaffConcept, GalleryConcept])),
  Projects: z.object({ success, data: z.array(RestProject) }),
  NewProject: ProjectFields,
  ProjectChange: ProjectFields.partial().extend({ updatedAt: z.iso.datetime().optional() }),
  OneProject: z.object({ success, data: RestProjectDetail, message }),
  ProjectDeleted: z.object({ success, message }),
  Summary: z.object({ success, data: DashboardSummary }),
  Activity: z.object({ success, data: z.array(ActivityEntry) }),
} satisfies Record<string, z.ZodType>

export type ShapeName = keyof typeof restShapes
