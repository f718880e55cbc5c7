import { BlogPost } from "./components/BlogPost";

export default function ProductRoute() {
  return <BlogPost kind="product" />;
}
