import { BlogPost } from "./components/BlogPost";

export default function BlogRoute() {
  return <BlogPost kind="blog" />;
}
