import { Home } from '../home/home.tsx';
import { pictures } from '../home/pictures.tsx';

export default function HomePage() {
  return <Home pictures={pictures} />;
}
