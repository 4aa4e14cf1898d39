import { Home } from '../features/home/home-page.tsx';
import { pictures } from '../features/home/game-pictures.tsx';

export default function HomePage() {
  return <Home pictures={pictures} />;
}
