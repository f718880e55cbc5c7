/** Chakra's layout primitives, for screens. Style props take the kit's tokens (`color="fg.muted"`, `gap="4"`). */
export {
  Box,
  Center,
  chakra,
  Flex,
  Grid,
  GridItem,
  HStack,
  SimpleGrid,
  Spacer,
  Stack,
  VisuallyHidden,
  VStack,
  Wrap,
} from "@chakra-ui/react";
