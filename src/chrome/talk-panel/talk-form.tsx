export const TalkForm = () => null
