/** Every record may hold it beside its own fields, and no page knows it: what its owner has confirmed to be right as it is, as "place-name: Oceansite". */
export const confirmedWarningsField = 'confirmedWarnings';
