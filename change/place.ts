/** A place as somebody copies it from a map: latitude and longitude, as "33.14, -117.17". Throws what to write instead. */
export function placeOf(text: string): { latitude: number; longitude: number } {
  const [latitude = NaN, longitude = NaN] = text.split(',').map(Number);
  if (Number.isNaN(latitude) || Number.isNaN(longitude))
    throw new Error(`"${text}" is no place: write latitude and longitude, as 33.14, -117.17.`);
  return { latitude, longitude };
}
