export const SearchPanel = () => null
