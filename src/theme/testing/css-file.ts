/** The address of any style sheet that is a file of its own. */
export default '/style-sheet.css'
