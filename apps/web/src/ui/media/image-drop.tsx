import { FileDrop, type FileDropProps } from './file-drop.tsx'
import { IMAGE_TYPES, imageFileError } from './image-file.ts'

/** Accepts images from the file dialog or by drag and drop; says why one is rejected. */
export const ImageDrop = (props: Omit<FileDropProps, 'hint' | 'accept' | 'errorOf'>) => (
  <FileDrop
    hint={`or drop ${props.multiple ? 'pictures' : 'one'} here`}
    accept={IMAGE_TYPES}
    errorOf={imageFileError}
    {...props}
  />
)
