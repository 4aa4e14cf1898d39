export default function Home() {
  return <h1>Quayside</h1>;
}
