/** The class names of a CSS module, as Gatsby's webpack hands them out: one named export each. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export = classNames
}
