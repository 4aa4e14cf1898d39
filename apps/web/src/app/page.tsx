import { HomePage } from '../features/home/home-page.tsx';
import { gamePictures } from '../features/home/game-pictures.tsx';

export default async function Route() {
  return <HomePage pictures={await gamePictures()} />;
}
