import { defineConfig } from "vite";
import { appConfig } from "../ui/vite/shared";

export default defineConfig(appConfig(process.env.LEARNT_API ?? "http://127.0.0.1:4400"));
