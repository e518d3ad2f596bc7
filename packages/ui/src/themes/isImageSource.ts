/** Whether an image of a theme may be shown from there: a path of this origin, or an embedded image. */
export const isImageSource = (src: unknown): src is string =>
  typeof src === 'string' && /^(\/(?![/\\\s])|data:image\/(svg\+xml|png|jpeg|webp|avif|gif|x-icon)[;,])/.test(src)
